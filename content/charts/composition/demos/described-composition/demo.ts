import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A composed chart with a title and a table',
  height: 324,
  excerpt: ['<ChartDataProvider', '</ChartDataProvider>'],
});
