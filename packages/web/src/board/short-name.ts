/** The names of units as maps and players shorten them: "1/6th Light", «1/6-й лёгкий». */
const battalion = [
  /^(?<regiment>.+), (?<number>\d+)(?:st|nd|rd|th) battalion$/u,
  /^(?<number>\d+)(?:st|nd|rd|th) battalion, (?<regiment>.+)$/u,
  /^(?<regiment>.+), (?<number>\d+)-й батальон$/u,
];

export function shortName(name: string): string {
  for (const pattern of battalion) {
    const { regiment, number } = pattern.exec(name)?.groups ?? {};
    if (regiment !== undefined && number !== undefined) return `${number}/${bare(regiment)}`;
  }
  return bare(name);
}

/** Without the word "regiment", which everybody hears with the number. */
function bare(name: string): string {
  return name
    .replace(/^Полк (?=\p{Lu})/u, "")
    .replace(/^(\d+-й .+) полк(?=$| )/u, "$1")
    .replace(/ (?:Regiment|regiment)$/u, "");
}
