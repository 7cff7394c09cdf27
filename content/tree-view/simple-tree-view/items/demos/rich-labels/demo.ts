import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Labels with a count', height: 128 });
