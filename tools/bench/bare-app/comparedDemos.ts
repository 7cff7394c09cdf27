/** A demo that is compared with a bare app that runs the same file. */
export interface ComparedDemo {
  name: string;
  title: string;
  /** Path of the page that shows it. */
  page: string;
  /** Name of the component, which identifies the demo on the page. */
  demo: string;
  /** Path of its file, relative to the repository root. */
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
