import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that prints the chart',
  height: 366,
  excerpt: ['<Button', '</Button>'],
});
