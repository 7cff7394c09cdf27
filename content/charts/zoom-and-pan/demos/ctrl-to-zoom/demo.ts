import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Zoom with the wheel only while Ctrl is pressed',
  height: 300,
  excerpt: ['<Box', '>'],
});
