import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group rows by dropping a header on the toolbar',
  height: 476,
  excerpt: ['function GroupToolbar', '}'],
});
