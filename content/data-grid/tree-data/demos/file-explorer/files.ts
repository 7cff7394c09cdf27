export interface Entry {
  id: number;
  path: string;
  /** Folders have no size and no date. */
  kilobytes: number | null;
  changed: Date | null;
}

/** An invented weather app. */
export const files: Entry[] = [
  folder(1, 'docs'),
  file(2, 'docs/install.md', 6, '05/28/2025'),
  folder(3, 'docs/images'),
  file(4, 'docs/images/logo.svg', 3, '01/14/2025'),
  file(5, 'docs/images/screen.png', 482, '05/12/2025'),
  file(6, 'docs/images/settings.png', 391, '05/12/2025'),
  file(7, 'docs/changes.md', 41, '06/03/2025'),
  file(8, 'docs/keyboard.md', 9, '03/20/2025'),
  file(9, 'docs/translating.md', 14, '02/11/2025'),
  folder(10, 'src'),
  file(11, 'src/index.ts', 12, '06/02/2025'),
  file(12, 'src/parser.ts', 58, '05/30/2025'),
  folder(13, 'src/charts'),
  file(14, 'src/charts/Rain.tsx', 8, '04/17/2025'),
  file(15, 'src/charts/Temperature.tsx', 11, '04/22/2025'),
  file(16, 'src/charts/Wind.tsx', 7, '04/17/2025'),
  file(17, 'src/charts/axes.ts', 5, '03/04/2025'),
  file(18, 'src/charts/colors.ts', 2, '02/19/2025'),
  folder(19, 'src/data'),
  file(20, 'src/data/cache.ts', 9, '05/06/2025'),
  file(21, 'src/data/fetchForecast.ts', 6, '05/29/2025'),
  file(22, 'src/data/stations.json', 1240, '03/31/2025'),
  file(23, 'src/data/units.ts', 4, '02/03/2025'),
  folder(24, 'src/pages'),
  file(25, 'src/pages/City.tsx', 16, '06/02/2025'),
  file(26, 'src/pages/Favorites.tsx', 10, '05/21/2025'),
  file(27, 'src/pages/Map.tsx', 23, '05/27/2025'),
  file(28, 'src/pages/Settings.tsx', 13, '05/14/2025'),
  folder(29, 'src/styles'),
  file(30, 'src/styles/base.css', 18, '04/09/2025'),
  file(31, 'src/styles/dark.css', 6, '04/09/2025'),
  file(32, 'src/styles/print.css', 2, '01/27/2025'),
  folder(33, 'src/translations'),
  file(34, 'src/translations/de.json', 31, '05/19/2025'),
  file(35, 'src/translations/en.json', 29, '06/02/2025'),
  file(36, 'src/translations/ja.json', 34, '05/19/2025'),
  file(37, 'src/translations/pt.json', 32, '05/20/2025'),
  folder(38, 'tests'),
  file(39, 'tests/parser.test.ts', 27, '05/30/2025'),
  file(40, 'tests/units.test.ts', 8, '02/03/2025'),
  folder(41, 'tests/forecasts'),
  file(42, 'tests/forecasts/fog.json', 12, '01/30/2025'),
  file(43, 'tests/forecasts/heat.json', 12, '01/30/2025'),
  file(44, 'tests/forecasts/snow.json', 13, '01/30/2025'),
  file(45, 'tests/forecasts/storm.json', 15, '02/06/2025'),
  folder(46, 'tools'),
  file(47, 'tools/build.ts', 7, '03/18/2025'),
  file(48, 'tools/icons.ts', 5, '02/24/2025'),
  file(49, 'tools/release.ts', 9, '06/03/2025'),
  file(50, 'LICENSE', 1, '01/08/2025'),
  file(51, 'README.md', 11, '05/28/2025'),
  file(52, 'package.json', 2, '06/03/2025'),
  file(53, 'tsconfig.json', 1, '01/08/2025'),
];

function folder(id: number, path: string): Entry {
  return { id, path, kilobytes: null, changed: null };
}

function file(
  id: number,
  path: string,
  kilobytes: number,
  changed: string,
): Entry {
  return { id, path, kilobytes, changed: new Date(changed) };
}
