import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The smallest composed chart',
  height: 300,
  excerpt: ['<ChartContainer', '</ChartContainer>'],
});
