import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select an item programmatically', height: 117 });
