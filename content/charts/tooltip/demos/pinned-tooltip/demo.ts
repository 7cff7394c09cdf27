import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tooltip above the bar',
  height: 300,
  excerpt: ['function TooltipAboveBar', '}'],
});
