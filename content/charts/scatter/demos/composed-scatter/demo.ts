import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A composed scatter chart with quadrants',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
