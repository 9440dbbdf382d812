"""moto (https://docs.getmoto.org) as a server: DynamoDB with transactions, Scheduler and Secrets Manager. Its address is the first line of the output."""
import json
import threading
from collections import Counter

from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import make_server

application = DomainDispatcherApplication(create_backend_app)
one_at_a_time = threading.Lock()
asked = Counter()


def answer(environ, start_response):
    """moto keeps all in memory and guards nothing: two requests at once could each see half of the other."""
    if environ["PATH_INFO"] == "/asked":
        start_response("200 OK", [("Content-Type", "application/json")])
        return [json.dumps(asked).encode()]
    with one_at_a_time:
        asked[environ.get("HTTP_X_AMZ_TARGET", environ["PATH_INFO"].split("/")[1])] += 1
        return [b"".join(application(environ, start_response))]


server = make_server("127.0.0.1", 0, answer, threaded=True)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
