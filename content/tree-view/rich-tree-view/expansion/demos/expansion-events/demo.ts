import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Tell what was opened last', height: 170 });
