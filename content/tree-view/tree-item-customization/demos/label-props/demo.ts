import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Props for the label', height: 64 });
