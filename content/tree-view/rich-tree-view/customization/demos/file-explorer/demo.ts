import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A file explorer with icons and sizes', height: 230 });
