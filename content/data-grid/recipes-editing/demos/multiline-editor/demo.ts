import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit several lines of text in a popper',
  height: 320,
  excerpt: ['<InputBase', '/>'],
});
