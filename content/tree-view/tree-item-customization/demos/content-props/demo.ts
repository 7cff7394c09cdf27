import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Props for the row', height: 146 });
