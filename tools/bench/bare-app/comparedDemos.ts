/** A demo that is compared with a bare app around the same file. */
export interface ComparedDemo {
  name: string;
  title: string;
  /** The page that shows it. */
  page: string;
  /** The component's name, by which the page marks the demo. */
  demo: string;
  /** Its file, from the root of the repository. */
  file: string;
}

export const COMPARED_DEMOS: readonly ComparedDemo[] = [
  {
    name: 'bar-chart',
    title: 'bar chart',
    page: '/x/react-charts/bars/',
    demo: 'SmallestBars',
    file: 'content/charts/bars/demos/smallest-bars/SmallestBars.tsx',
  },
  {
    name: 'date-picker',
    title: 'date picker',
    page: '/x/react-date-pickers/date-picker/',
    demo: 'BasicDatePicker',
    file: 'content/date-pickers/date-picker/demos/basic-date-picker/BasicDatePicker.tsx',
  },
  {
    name: 'grid',
    title: 'grid',
    page: '/x/react-data-grid/quickstart/',
    demo: 'FirstGrid',
    file: 'content/data-grid/quickstart/demos/first-grid/FirstGrid.tsx',
  },
];
