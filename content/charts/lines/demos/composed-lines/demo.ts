import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A composed line chart',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
