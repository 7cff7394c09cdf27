import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Disable an item programmatically', height: 117 });
