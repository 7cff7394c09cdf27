import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Expand items by default', height: 192 });
