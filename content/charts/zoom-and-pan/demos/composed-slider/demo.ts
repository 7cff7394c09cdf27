import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A composed chart with a slider',
  height: 340,
  excerpt: ['<ChartDataProviderPro', '</ChartDataProviderPro>'],
});
