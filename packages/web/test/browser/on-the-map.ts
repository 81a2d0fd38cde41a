/** What one presses to begin a battle on the map and to set a side out. */
export const onTheMap = {
  en: { onMap: "here, on the map", begin: /^Begin/, setOut: "Set out for me" },
  ru: { onMap: "здесь, на карте", begin: /^Начать/, setOut: "Расставить за меня" },
} as const;
