import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Items that cannot be used', height: 160 });
