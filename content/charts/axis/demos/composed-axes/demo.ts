import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Place axes in a composed chart',
  height: 330,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
