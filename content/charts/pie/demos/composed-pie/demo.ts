import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pie chart composed from parts',
  height: 251,
  excerpt: ['<ChartDataProvider', '</ChartDataProvider>'],
});
