import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A table as a legend',
  height: [423, 383],
  excerpt: ['<ChartDataProvider', '</ChartDataProvider>'],
});
