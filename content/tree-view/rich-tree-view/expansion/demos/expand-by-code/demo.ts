import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Expand an item programmatically', height: 180 });
