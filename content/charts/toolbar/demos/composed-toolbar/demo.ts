import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar in a composed chart',
  height: 364,
  excerpt: ['<ChartDataProviderPro', '</ChartDataProviderPro>'],
});
