import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A composed bar chart with a target line',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
