import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Nested items', height: 256 });
