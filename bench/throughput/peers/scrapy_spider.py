# scrapy following the same links; items are only counted.
import json
import re
import sys

import scrapy
from scrapy.crawler import CrawlerProcess
from scrapy.linkextractors import LinkExtractor

start, max_pages, concurrency = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
pages = 0


class Site(scrapy.Spider):
    name = "site"
    start_urls = [start]
    extractor = LinkExtractor(allow=[re.escape("/".join(start.split("/")[:3]))])

    def parse(self, response):
        global pages
        if not isinstance(response, scrapy.http.HtmlResponse):
            return
        pages += 1
        for link in self.extractor.extract_links(response):
            yield scrapy.Request(link.url)


process = CrawlerProcess(
    settings={
        "LOG_ENABLED": False,
        "ROBOTSTXT_OBEY": False,
        "CONCURRENT_REQUESTS": concurrency,
        "CONCURRENT_REQUESTS_PER_DOMAIN": concurrency,
        "CLOSESPIDER_PAGECOUNT": max_pages,
        "DEPTH_PRIORITY": 1,
        "SCHEDULER_DISK_QUEUE": "scrapy.squeues.PickleFifoDiskQueue",
        "SCHEDULER_MEMORY_QUEUE": "scrapy.squeues.FifoMemoryQueue",
        "COOKIES_ENABLED": False,
        "RETRY_ENABLED": False,
        "TELNETCONSOLE_ENABLED": False,
    }
)
process.crawl(Site)
process.start()
print(json.dumps({"pages": pages}))
