import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Check whether an item is expanded',
  height: 190,
  excerpt: ['<RichTreeView', '/>', 'setState(expanded', 'Collapsed'],
});
