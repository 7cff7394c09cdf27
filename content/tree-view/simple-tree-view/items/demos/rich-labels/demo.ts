import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Labels with more than text', height: 128 });
