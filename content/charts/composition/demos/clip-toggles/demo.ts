import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Clip parts at the plot area',
  height: [376, 338],
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
