import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars and a line in one chart',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
