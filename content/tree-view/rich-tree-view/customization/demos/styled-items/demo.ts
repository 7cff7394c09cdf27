import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Style the parts of an item', height: 188, excerpt: ['<RichTreeView', '/>'] });
