import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a legend and a tooltip',
  height: 349,
  excerpt: ['<ChartDataProvider', '</ChartDataProvider>'],
});
