import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Guide lines', height: 160 });
