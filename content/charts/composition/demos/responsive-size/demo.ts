import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A fixed and a responsive chart',
  height: 521,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
