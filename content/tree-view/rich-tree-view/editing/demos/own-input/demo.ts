import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'An input of your own with two buttons', height: 80 });
