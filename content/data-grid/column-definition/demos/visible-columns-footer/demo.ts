import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A footer that names the visible columns', height: 300, excerpt: ['function VisibleColumns', '}'] });
