import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Try the props of RichTreeView', height: [476, 300], excerpt: ['<RichTreeView', '/>'] });
