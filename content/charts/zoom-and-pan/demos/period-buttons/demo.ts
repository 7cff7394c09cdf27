import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Buttons that set the visible range',
  height: 337,
  excerpt: ['<Button', '</Button>'],
});
