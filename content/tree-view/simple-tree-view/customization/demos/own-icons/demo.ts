import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Icons of your own', height: 128 });
