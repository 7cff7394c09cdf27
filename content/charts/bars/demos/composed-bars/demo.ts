import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars with a target line, built from parts',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
