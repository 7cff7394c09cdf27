import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sparklines with a tooltip and a highlight',
  height: 80,
  excerpt: ['<Stack', '</Stack>'],
});
