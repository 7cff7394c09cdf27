import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A tree that only opens and closes', height: 160 });
