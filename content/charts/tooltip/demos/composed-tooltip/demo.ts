import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tooltip in a composed chart',
  height: 300,
  excerpt: ['<ChartDataProvider', '</ChartDataProvider>'],
});
