import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group rows by dragging a header to the toolbar',
  height: 476,
  excerpt: ['function GroupToolbar', '}'],
});
