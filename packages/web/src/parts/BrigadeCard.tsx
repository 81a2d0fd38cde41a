import type { ReactElement, ReactNode } from "react";
import "./brigade.css";

export interface BrigadeCardProps {
  readonly name: string;
  readonly general: string;
  readonly order: ReactNode;
  readonly children: ReactNode;
}

/** A brigade as a card of the notebook: its general, its order, its units below. */
export function BrigadeCard({ name, general, order, children }: BrigadeCardProps): ReactElement {
  return (
    <section className="brigade">
      <header>
        <div>
          <h2>{name}</h2>
          {general !== "" && <p className="general">{general}</p>}
        </div>
        <div className="order">{order}</div>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
