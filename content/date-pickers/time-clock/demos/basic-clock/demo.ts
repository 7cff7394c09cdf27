import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Time Clock', height: 358 });
