import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Tell what was selected last', height: 170 });
