import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Other views, other formats', height: 296 });
